import * as v from 'valibot'
import { type ManagerMemory, managerMemory } from './managerMemory'
import { MEMORY_VERSION } from './storageKeys'
import { tryStorage, webStorage } from './webStorage'

const stored = v.object({ version: v.literal(MEMORY_VERSION), state: managerMemory })

/** Characters. A value that has grown beyond this is not ours any more. */
const MAX_LENGTH = 256 * 1024

let isWarned = false

/** Reads what was kept. A value that cannot be used is removed, so that it does harm only once. */
export function readManagerMemory(key: string): ManagerMemory | null {
  const storage = webStorage('localStorage')
  const text = tryStorage(storage, (local) => local.getItem(key))
  if (text === null) return null
  const memory = parse(text)
  if (!memory) {
    console.warn(`partner-islands: ${key} could not be used and was dropped`)
    tryStorage(storage, (local) => local.removeItem(key))
  }
  return memory
}

/** Keeps the filters and views. A storage that is full or blocked is told of once, in the console: nobody can do much about it. */
export function writeManagerMemory(key: string, memory: ManagerMemory): void {
  const text = JSON.stringify({ version: MEMORY_VERSION, state: v.safeParse(managerMemory, memory).output })
  const isWritten = tryStorage(webStorage('localStorage'), (local) => {
    local.setItem(key, text)
    return true
  })
  if (isWritten || isWarned) return
  isWarned = true
  console.warn('partner-islands: filters and views could not be kept, the storage is full or blocked')
}

function parse(text: string): ManagerMemory | null {
  if (text.length > MAX_LENGTH) return null
  try {
    const result = v.safeParse(stored, JSON.parse(text))
    return result.success ? result.output.state : null
  } catch {
    return null
  }
}
