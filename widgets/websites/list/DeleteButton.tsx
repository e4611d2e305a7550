import { Trash2 } from '../../../src/ui/icons'
import { Suspense, useState } from 'react'
import type { Website } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { lazyPart } from '../../../src/islands'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import { Button } from '../../../src/ui'

const DeleteDialog = lazyPart(() => import('../bin/DeleteDialog'))

interface Props {
  websites: readonly Website[]
  /** Given what is still there. */
  onDeleted: (left: ReadonlySet<number>) => void
}

/** Moves websites to the recycle bin, after asking. */
export function DeleteButton({ websites, onDeleted }: Props) {
  const t = useMessages()
  const { may } = useWebsiteChanges()
  const [isAsking, setAsking] = useState<boolean>()
  if (!may('delete_website')) return null
  return (
    <>
      <Button size="sm" icon={Trash2} onClick={() => setAsking(true)}>
        {t('websites.delete')}
      </Button>
      {isAsking !== undefined && (
        <Suspense>
          <DeleteDialog open={isAsking} websites={websites} onDeleted={onDeleted} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
