import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** Makes an empty database on a PostgreSQL; answers with its address. */
export async function createDatabase(postgres: string): Promise<string> {
  const name = `partner_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: postgres })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return new URL(name, postgres).href
}
