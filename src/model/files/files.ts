/** Kinds of files (spec 3). */
export const FILE_TYPES = ['image', 'icon', 'pdf', 'text', 'word', 'excel', 'openoffice', 'audio', 'video', 'archive', 'unknown'] as const
export type FileType = (typeof FILE_TYPES)[number]

/** What is known about viruses in a file; `unscanned` where nobody could tell. */
export const SCAN_STATES = ['pending', 'clean', 'infected', 'unscanned'] as const
export type ScanState = (typeof SCAN_STATES)[number]

/** Whether nobody may open or save it: a virus was found in it, or the scanner has still to be asked (WM-08). */
export const isLockedByScan = (state: ScanState | null | undefined): boolean => state === 'infected' || state === 'pending'

/** lucide names */
export const FILE_ICONS: Readonly<Record<FileType, string>> = {
  image: 'image',
  icon: 'sparkles',
  pdf: 'file-text',
  text: 'file-type',
  word: 'file-text',
  excel: 'file-spreadsheet',
  openoffice: 'file',
  audio: 'file-audio',
  video: 'file-video',
  archive: 'file-archive',
  unknown: 'file-question-mark',
}
