/** The back of a tile. It is shown small, so its lines are thicker in proportion than a face's. */
import "./tile.css";

export function TileBack({ lying = false }: { readonly lying?: boolean }) {
  const width = lying ? 200 : 100;
  const height = lying ? 100 : 200;
  const face = { x: 4, y: 4, width: width - 8, height: height - 12, rx: 15 };
  return (
    <svg class="tile" viewBox={`0 0 ${width.toString()} ${height.toString()}`} aria-hidden="true">
      <rect {...face} x={6} y={18} class="tile-shadow" />
      <rect class="tile-back-line" x={-1} y={-1} width={width + 2} height={height + 6} rx={20} />
      <rect {...face} y={12} class="tile-edge" />
      <rect {...face} y={9} class="tile-side" />
      <rect {...face} class="tile-face" />
      <rect class="tile-back-frame" x={19} y={19} width={width - 38} height={height - 42} rx={9} />
      <circle class="tile-pin" cx={width / 2} cy={height / 2 - 2} r={10} />
    </svg>
  );
}
