import type { ScanState } from '../../../src/model'
import type { Clock } from '../clock'
import type { VirusScanner } from './virusScanner'

/** What a file's row says about viruses. */
export interface Scan {
  scan_state: ScanState
  /** Null while the scanner has not been asked, or did not answer. */
  scanned_at: Date | null
  virus: string | null
}

interface Scanning {
  virusScanner: VirusScanner | null
  clock: Pick<Clock, 'now'>
}

/** Asks the scanner, where there is one. If it does not answer the file waits for its turn. */
export async function scanContent({ virusScanner, clock }: Scanning, content: Uint8Array): Promise<Scan> {
  if (!virusScanner) return { scan_state: 'unscanned', scanned_at: null, virus: null }
  try {
    const result = await virusScanner(content)
    return { scan_state: result.state, scanned_at: clock.now(), virus: result.state === 'infected' ? result.virus : null }
  } catch {
    return { scan_state: 'pending', scanned_at: null, virus: null }
  }
}
