import type { Edit, Step } from './Kind'
import { MARK } from './mark'
import type { PlannedFile } from './PlannedFile'
import type { Project } from './Project'

/** Whoever followed the handbook by hand has written it otherwise. */
const IS_THERE = /partner.?islands/i

export interface PlannedEdits {
  readonly files: readonly PlannedFile[]
  /** Those that have no place. */
  readonly steps: readonly Step[]
}

export function planEdits(project: Project, edits: readonly Edit[]): PlannedEdits {
  const files: PlannedFile[] = []
  const steps: Step[] = []
  for (const edit of edits) {
    const text = project.read(edit.file)
    const place = text && (edit.after ? findPlace(text, edit.after) : { end: text.length, match: [] })
    if (IS_THERE.test(text)) files.push({ path: edit.file, state: 'equal', content: () => Buffer.from(text) })
    else if (place) {
      const added = edit.lines(place.match).map((line) => `${line}\n`)
      const [before, after] = [text.slice(0, place.end).trimEnd(), text.slice(place.end).replace(/^\n/, '')]
      const content = Buffer.from(`${before}\n${added.join('')}${after}`)
      files.push({ path: edit.file, state: 'edited', content: () => content })
    } else steps.push(stepOf(edit))
  }
  return { files, steps }
}

function findPlace(text: string, after: RegExp) {
  const match = after.exec(text)
  return match && { end: match.index + match[0].length, match }
}

const COMMENT = new RegExp(`[ \\t]*(?:#|//) ${MARK}$`)

/** What people write themselves needs no mark. */
export const stepOf = ({ say, lines }: Edit): Step => ({
  say,
  code: lines([]).flatMap((line) => {
    const bare = line.replace(COMMENT, '')
    return bare || !line ? [bare] : []
  }),
})
