import type { Command, Connection } from 'hoodiecrow-imap'

interface Answer {
  status: 'OK' | 'NO'
  text: string
}

/** Ends a command that a program has given. */
export const answer = (connection: Connection, command: Command, { status, text }: Answer): void =>
  connection.send({ tag: command.tag, command: status, attributes: [{ type: 'TEXT', value: text }] }, status, command)
