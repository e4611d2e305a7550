import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Vite of the application, with the configuration in the folder; answers with its exit code. */
export async function runVite(folder: string, port: number, tell: (origin: string) => void): Promise<number> {
  tell(`http://localhost:${port}/`)
  // Never one that npx would download.
  const vite = spawn('npx', ['--no', '--', 'vite', folder, '--port', String(port), '--strictPort'], { stdio: 'inherit' })
  const pass = () => vite.kill('SIGTERM')
  process.once('SIGTERM', pass)
  const [code]: (number | null)[] = await once(vite, 'close')
  process.off('SIGTERM', pass)
  return code ?? 0
}
