import { ChevronUp, ContactRound, History, Plus } from '../../../src/ui/icons'
import { useId, useState } from 'react'
import { useCustomerDataQuery } from '../../../src/api/customers'
import { useWebsiteDetailsQuery } from '../../../src/api/websites'
import type { CustomerData } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { ownScope } from '../../../src/model'
import { selectUser, useAppSelector } from '../../../src/store'
import { Button, IconButton } from '../../../src/ui'
import { pagePart } from '../../../src/islands'
import { CardContent } from '../cards/CardContent'
import { SideCard } from '../cards/SideCard'
import { useRights } from '../workflow/useRights'
import styles from './customer.module.css'
import { CustomerGroup } from './CustomerGroup'
import { CustomerMenu } from './CustomerMenu'
import { Metadata } from './Metadata'
import { CUSTOMER_FIELDS } from './fields'
import { rowOf, useEmptyFields } from './useEmptyFields'
import { useLoginCheck } from './useLoginCheck'
import { visibleFields } from './visibleFields'

const GROUPS = ['customer', 'contact'] as const
const METADATA = rowOf({ group: 'customer', property: 'metadata' })
const HistoryDialog = pagePart(async () => (await import('./HistoryDialog')).HistoryDialog)

/** The customer's data in their two groups, each value edited where it stands (WC-01). */
export function CustomerCard({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const query = useCustomerDataQuery(websiteId)
  const [historyOf, setHistoryOf] = useState<string | null>(null)
  return (
    <SideCard
      title={t('websiteDetails.customer.title')}
      icon={ContactRound}
      actions={
        <>
          <IconButton size="sm" icon={History} label={t('websiteDetails.customer.history')} onClick={() => setHistoryOf('')} />
          <CustomerMenu websiteId={websiteId} />
        </>
      }
    >
      <CardContent query={query} rows={26}>
        {(data) => <Groups websiteId={websiteId} data={data} onHistory={setHistoryOf} />}
      </CardContent>
      {historyOf !== null && <HistoryDialog websiteId={websiteId} property={historyOf} onExited={() => setHistoryOf(null)} />}
    </SideCard>
  )
}

interface Props {
  websiteId: number
  data: CustomerData
  onHistory: (property: string) => void
}

/** What there is to know, and behind one button what is not known yet. */
function Groups({ websiteId, data, onHistory }: Props) {
  const t = useMessages()
  const boxId = useId()
  const user = useAppSelector(selectUser)
  const { data: website } = useWebsiteDetailsQuery(websiteId)
  const may = useRights(website)
  const canEdit = may('edit_customer_data')
  const { checkLogin, warning } = useLoginCheck(websiteId)
  const isOwn = Boolean(user && website && ownScope(website, user.id))
  const viewer = { roles: user?.roles ?? [], isOwn }
  const visible = GROUPS.map((group) => ({ group, visible: visibleFields(data, group, viewer) }))
  const hasMetadata = Object.keys(data.customer.metadata).length > 0 || (data.visibility.metadata ?? false)
  const hidden = visible.reduce((count, one) => count + CUSTOMER_FIELDS[one.group].length - one.visible.length, hasMetadata ? 0 : 1)
  const shared = { websiteId, data, canEdit, checkLogin, onHistory }
  const { box, isOpen, toggle, hold, isShown } = useEmptyFields()
  return (
    <div ref={box} id={boxId}>
      {visible.map((one) => (
        <CustomerGroup
          key={one.group}
          {...one}
          {...shared}
          isShown={(field) => isShown(rowOf(field))}
          onTouch={(field) => hold(rowOf(field))}
        />
      ))}
      {(hasMetadata || isShown(METADATA)) && (
        <div data-unfilled={hasMetadata ? undefined : METADATA}>
          <Metadata websiteId={websiteId} data={data} canEdit={canEdit} />
        </div>
      )}
      {canEdit && hidden > 0 && (
        <Button
          size="sm"
          variant="ghost"
          icon={isOpen ? ChevronUp : Plus}
          className={styles.all}
          aria-expanded={isOpen}
          aria-controls={boxId}
          onClick={toggle}
        >
          {isOpen ? t('websiteDetails.customer.hideEmpty') : t('websiteDetails.customer.showEmpty', { count: hidden })}
        </Button>
      )}
      {warning}
    </div>
  )
}
