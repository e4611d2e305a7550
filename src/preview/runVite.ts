import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Vite of the application, with the configuration in the folder; answers with its exit code. */
export async function runVite(folder: string, port: number, onReady: (origin: string) => void): Promise<number> {
  const program = path.join(packageOf(folder), 'bin/vite.js')
  onReady(`http://localhost:${port}/`)
  const vite = spawn(process.execPath, [program, folder, '--port', String(port), '--strictPort'], { stdio: 'inherit' })
  const end = () => vite.kill('SIGTERM')
  process.once('SIGTERM', end)
  const [code]: (number | null)[] = await once(vite, 'close')
  process.off('SIGTERM', end)
  return code ?? 0
}

function packageOf(folder: string): string {
  try {
    return path.dirname(createRequire(path.resolve(folder, 'vite.config.ts')).resolve('vite/package.json'))
  } catch (error) {
    throw new Error(`${folder} is shown by Vite, which is not installed: npm install --save-dev vite @vitejs/plugin-react.`, {
      cause: error,
    })
  }
}
