const TABLES = `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`
const SEQUENCES = `select sequencename, last_value from pg_sequences where schemaname = 'public' and last_value is not null`
const SHAPE = `
  select string_agg(line, ' ' order by line) as shape from (
    select format('%s %s %s %s', attrelid::regclass, attname, atttypid::regtype, attnotnull)
      from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
    union all select pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgname from pg_trigger where not tgisinternal
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace
  ) as lines (line)`

const shapeOf = async (lite) => (await lite.query(SHAPE)).rows[0].shape

/** Remembers tables as the migrations leave them: how they are made, the rows in them, and how far their ids are. */
async function rememberTables(lite) {
  const names = (await lite.query(TABLES)).rows.map(({ relname }) => relname)
  const each = names.map((name) => `select '${name}' as name, json_agg(row) as rows from "${name}" as row`)
  const { rows } = await lite.query(`select * from (${each.join(' union all ')}) as tables where rows is not null`)
  const { rows: sequences } = await lite.query(SEQUENCES)
  return { names, rows, sequences, shape: await shapeOf(lite) }
}

/** Brings them back to that, in a tenth of the time the migrations take. Answers false when somebody has changed how they are made. */
async function emptyTables(lite, remembered) {
  if (!remembered || remembered.shape !== (await shapeOf(lite))) return false
  // Without looking at foreign keys; `truncate` would make new files for a hundred tables.
  await lite.exec(`set session_replication_role = replica; ${remembered.names.map((name) => `delete from "${name}"`).join(';')};
    reset session_replication_role; select setval(format('%I', sequencename), 1, false) from pg_sequences where schemaname = 'public'`)
  for (const { name, rows } of remembered.rows)
    await lite.query(`insert into "${name}" select * from json_populate_recordset(null::"${name}", $1)`, [JSON.stringify(rows)])
  for (const { sequencename, last_value } of remembered.sequences) await lite.query(`select setval('${sequencename}', ${last_value})`)
  return true
}

module.exports = { emptyTables, rememberTables }
