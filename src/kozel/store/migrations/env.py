"""Where Alembic gets its connection from: whoever migrates has one open."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], render_as_batch=True)
context.run_migrations()
