import { Suspense, useState } from 'react'
import type { Website } from '../../../src/contract'
import { lazyPart } from '../../../src/islands'
import { useWebsiteChanges } from '../../../src/parts/websiteChange'
import styles from './lead.module.css'

const LeadDialog = lazyPart(() => import('./LeadDialog'))

interface Props {
  website: Website
  /** What the column is called. */
  label: string
  text: string
}

/** What there is to say about a lead, to be changed from where it stands. */
export function LeadCell({ website, label, text }: Props) {
  const { may } = useWebsiteChanges()
  const [dialog, setDialog] = useState<'open' | 'closing'>()
  if (!may('assign_website')) return text
  return (
    <>
      <button type="button" className={styles.cell} aria-label={`${label}: ${text || '–'}`} onClick={() => setDialog('open')}>
        {text || '–'}
      </button>
      {dialog && (
        <div className={styles.dialog}>
          <Suspense>
            <LeadDialog
              website={website}
              open={dialog === 'open'}
              onClose={() => setDialog('closing')}
              onExited={() => setDialog(undefined)}
            />
          </Suspense>
        </div>
      )}
    </>
  )
}
