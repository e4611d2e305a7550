// A thread does not inherit what reads TypeScript.
import { tsImport } from 'tsx/esm/api'

await tsImport('./readInThread.ts', import.meta.url)
