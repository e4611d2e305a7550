import { useState } from 'react'
import type { DnsZone } from '../../../../src/contract'
import type { DraftItem } from '../draft/useZoneDraft'
import { ConflictDialog } from './ConflictDialog'
import { rebased } from './rebased'
import { ReviewForm, type ReviewFormProps } from './ReviewForm'

interface Props extends ReviewFormProps {
  readonly onExited: () => void
}

/** Goes through what would change before it is applied (DN-03); where somebody else was faster, asks whose zone goes on. */
export default function ReviewDialog({ onExited, ...form }: Props) {
  const { domain, draft } = form
  const [isOpen, setOpen] = useState(true)
  const [theirs, setTheirs] = useState<DnsZone | null>(null)
  const frame = { open: isOpen, onClose: () => setOpen(false), onExited }
  if (!theirs) return <ReviewForm {...form} {...frame} onConflict={setTheirs} />
  const goOn = (items?: readonly DraftItem[]) => {
    draft.reset(theirs, items)
    setOpen(false)
  }
  return (
    <ConflictDialog
      {...frame}
      domain={domain}
      draft={draft}
      theirs={theirs}
      onTheirs={() => goOn()}
      onMine={() => goOn(rebased(draft, theirs))}
    />
  )
}
