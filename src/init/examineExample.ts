import { readFileSync } from 'node:fs'
import path from 'node:path'
import { examinePage, openPage, readManifest } from '../doctor'
import { makeReport } from '../doctor/Report'
import { printReport } from '../doctor/printReport'
import { runIn } from './runIn'

/** The doctor on the page as the application itself makes it, in words. */
export function examineExample(root: string, packageFolder: string, render: readonly string[], page: string): string {
  const { isDone, printed, failure } = runIn(root, render)
  if (!isDone || !printed.includes('<')) return `The page could not be made here: ${failure || `${render[0]} printed none`}.\n`
  const manifest = readManifest(readFileSync(path.join(packageFolder, 'dist/manifest.json'), 'utf8'))
  const examined = openPage({ html: printed }, { manifest })
  return `${printReport(makeReport(page, examined, examinePage(examined), []))}\n`
}
