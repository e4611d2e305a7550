import { useState } from 'react'
import { binUndo, binWebsites, restoreWebsites } from '../../../src/api/websites'
import { DeletionNote } from '../../../src/parts/deletion'
import { api_partner_recycle_bin, type Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { useOfferUndo } from '../../../src/parts/recentActions'
import { filterSidebarClosed, reportError, showToast, useAppDispatch } from '../../../src/store'
import { ConfirmDialog } from '../../../src/ui'

interface Props {
  open: boolean
  websites: readonly Website[]
  onDeleted: (left: ReadonlySet<number>) => void
  onClose: () => void
}

/** Asks before websites go to the recycle bin, and says what goes with them (AW-05). */
export default function DeleteDialog({ open, websites, onDeleted, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const offerUndo = useOfferUndo()
  const { router } = useIsland()
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState(websites)
  // What is asked about stays while the dialog closes.
  if (open && asked !== websites && websites.length > 0) setAsked(websites)
  const [first] = asked

  const remove = async () => {
    setBusy(true)
    try {
      const { refused } = await dispatch(binWebsites(asked.map(({ id }) => id)))
      const gone = asked.filter(({ id }) => !refused.has(id))
      dispatch(filterSidebarClosed())
      onDeleted(refused)
      onClose()
      const key = t('websites.deleted', { count: gone.length, title: gone[0]?.title })
      const undo = () => dispatch(restoreWebsites(gone.map(({ id }) => id)))
      if (gone.length > 0) offerUndo(key, undo, router.has(api_partner_recycle_bin.name) ? () => gone.map(binUndo) : undefined)
      if (refused.size > 0) dispatch(showToast({ kind: 'error', key: t('websites.delete.refused', { count: refused.size }) }))
    } catch (error) {
      dispatch(reportError(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open={open}
      danger
      busy={isBusy}
      title={t('websites.delete.title', { count: asked.length, title: first?.title })}
      confirmLabel={t('websites.delete')}
      typeToConfirm={asked.length === 1 ? first?.title.trim() : String(asked.length)}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {open && <DeletionNote ids={asked.map(({ id }) => id)} />}
    </ConfirmDialog>
  )
}
