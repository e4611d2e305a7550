import { spawn } from 'node:child_process'

export interface HostProcess {
  address: Promise<string>
  ended: Promise<number | null>
  /** Answers with its exit code. */
  kill(signal: NodeJS.Signals): Promise<number | null>
  /** What it has said so far. */
  output(): string
}

const stops: (() => Promise<unknown>)[] = []

/** Ends what a test has started. */
export const endProcesses = (): Promise<unknown> => Promise.all(stops.splice(0).map((stop) => stop()))

const HOST = ['dist-host/main.mjs']

/** The host as it is started by hand, on a free port. */
export const startProcess = (settings: Record<string, string>, args: readonly string[] = []): HostProcess =>
  start(settings, [...HOST, ...args])

/** The host as `npm run demo` starts it once everything is installed and built. */
export const startDemo = (settings: Record<string, string>): HostProcess =>
  start(settings, [
    '--input-type=module',
    '--eval',
    `import { handOver } from './build/setup.mjs'; handOver(process.execPath, ${JSON.stringify(HOST)})`,
  ])

function start(settings: Record<string, string>, args: readonly string[]): HostProcess {
  const env = { ...process.env, PORT: '0', CALLS_PER_MINUTE: '1000000', ...settings }
  const child = spawn(process.execPath, args, { env })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const address = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += String(chunk)
      const found = /http:\/\/\S+/.exec(output)?.[0]
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(output)))
  })
  // Whoever only waits for the end does not ask for the address.
  address.catch(() => {})
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  stops.push(() => kill('SIGKILL'))
  return { address, ended, kill, output: () => output }
}
