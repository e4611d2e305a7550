import { useDropFileMutation, useKeepFilesMutation } from '../../../../src/api/files'
import { useWebsiteDetailsQuery } from '../../../../src/api/websites'
import { type Message, partner_website_file_keep, partner_website_log_download, type StoredFile } from '../../../../src/contract'
import { useMessages } from '../../../../src/i18n'
import { useIsland } from '../../../../src/islands'
import { isLockedByScan } from '../../../../src/model'
import { useOfferUndo } from '../../../../src/parts/recentActions'
import { useAttempt } from '../../../../src/store'
import { useRights } from '../../workflow/useRights'
import { useThread } from '../shared/ThreadContext'

interface MessageFiles {
  readonly downloadHref: string | null
  readonly keep: (() => void) | null
  readonly keepOne: ((file: StoredFile) => void) | null
  /** Says how many stay out because they wait for their virus scan. */
  readonly leftOut: string | undefined
}

/** What can be done with all files of a message at once (WM-08); null for what cannot. */
export function useMessageFiles({ id, files: all }: Message): MessageFiles {
  const t = useMessages()
  const { websiteId } = useThread()
  const { router } = useIsland()
  const attempt = useAttempt()
  const offerUndo = useOfferUndo()
  const { data: website } = useWebsiteDetailsQuery(websiteId)
  const may = useRights(website)
  const [keep] = useKeepFilesMutation()
  const [drop] = useDropFileMutation()

  const files = all.filter(({ scan }) => !isLockedByScan(scan))
  const waiting = all.filter(({ scan }) => scan === 'pending').length
  const keepThem = async (them: readonly StoredFile[]) => {
    const kept = await keep({ websiteId, files: them.map((file) => file.id) }).unwrap()
    const undo = () => Promise.all(kept.map((file) => drop({ websiteId, id: file.id }).unwrap()))
    offerUndo(t('websiteDetails.thread.files.kept', { count: kept.length }), undo)
  }
  const canDownload = files.length > 1 && router.has(partner_website_log_download.name)
  const attemptToKeep = (them: readonly StoredFile[]) => void attempt({ run: () => keepThem(them) })
  const canKeep = files.length > 0 && router.has(partner_website_file_keep.name) && may('open_editor')
  return {
    downloadHref: canDownload ? router.generate(partner_website_log_download.name, { website: websiteId, log: id }) : null,
    keep: canKeep ? () => attemptToKeep(files) : null,
    keepOne: canKeep ? (file) => attemptToKeep([file]) : null,
    leftOut: waiting > 0 ? t('websiteDetails.thread.files.waiting', { count: waiting }) : undefined,
  }
}
