/** A sheet that can't be counted, as an exception inside the counting; it leaves as a `SheetFault`. */
import type { SheetFault, SheetFaultCode } from "../../generated/messages";

export class InvalidSheet extends Error {
  constructor(readonly fault: SheetFault) {
    super(fault.code);
  }
}

export interface About {
  readonly name?: string;
  readonly found?: string | number;
  readonly expected?: string | number;
}

/** The error of that fault; its round is filled in by whoever knows it. */
export function wrong(code: SheetFaultCode, { name = "", found = "", expected = "" }: About = {}): InvalidSheet {
  return new InvalidSheet({ code, round: null, name, found: String(found), expected: String(expected), option: null });
}
