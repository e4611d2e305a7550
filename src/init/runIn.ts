import { spawnSync } from 'node:child_process'

const SECONDS = 60

/** Runs a command in the folder of the application; `failure` is the last line of what it complains about. */
export function runIn(root: string, [program = '', ...args]: readonly string[]) {
  // The environment is named because tests have one of their own.
  const options = { cwd: root, encoding: 'utf8', timeout: SECONDS * 1000, env: process.env } as const
  const { status, stdout, stderr, error } = spawnSync(program, args, options)
  const complaint = stderr?.trim().split('\n').at(-1)
  return { isDone: status === 0, printed: stdout ?? '', failure: error ? `${program} cannot be run` : complaint }
}
