import { runDoctor } from '../doctor/command'
import { runVerify } from '../doctor/verify/command'
import { runInit } from '../init/command'
import { runNewIsland } from '../newIsland/command'
import { runPreview } from '../preview/command'

type Command = (args: readonly string[], print: (text: string) => void) => Promise<number>

const COMMANDS = new Map<string | undefined, Command>([
  ['init', runInit],
  ['new-island', runNewIsland],
  ['preview', runPreview],
  ['doctor', runDoctor],
  ['verify', runVerify],
])

const HELP = `partner-islands init [folder]      adds the first islands to an application
partner-islands new-island NAME    makes an island of your own, with texts, test and preview
partner-islands preview [folder]   shows your own islands while you write them
partner-islands doctor <page>      reads a rendered page and tells what is wrong with it
partner-islands verify <url>       holds the answers of a running back end against the contract

Each tells its options with --help.
`

/** The command `partner-islands`; answers with the exit code. */
export async function run([name, ...args]: readonly string[], print: (text: string) => void): Promise<number> {
  const command = COMMANDS.get(name)
  if (command) return command(args, print)
  print(HELP)
  return name === '--help' ? 0 : 2
}
