import { ContactRound, History } from '../../../src/ui/icons'
import { useState } from 'react'
import { useCustomerDataQuery } from '../../../src/api/customers'
import { useWebsiteDetailsQuery } from '../../../src/api/websites'
import type { CustomerData } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { ownScope } from '../../../src/model'
import { selectUser, useAppSelector } from '../../../src/store'
import { IconButton } from '../../../src/ui'
import { pagePart } from '../../../src/islands'
import { CardContent } from '../cards/CardContent'
import { SideCard } from '../cards/SideCard'
import { useRights } from '../workflow/useRights'
import { CustomerGroup } from './CustomerGroup'
import { CustomerMenu } from './CustomerMenu'
import { Metadata } from './Metadata'
import { useLoginCheck } from './useLoginCheck'

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
      <CardContent query={query} rows={35}>
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

function Groups({ websiteId, data, onHistory }: Props) {
  const user = useAppSelector(selectUser)
  const { data: website } = useWebsiteDetailsQuery(websiteId)
  const may = useRights(website)
  const canEdit = may('edit_customer_data')
  const { checkLogin, warning } = useLoginCheck(websiteId)
  const isOwn = Boolean(user && website && ownScope(website, user.id))
  const shared = { websiteId, data, canEdit, viewer: { roles: user?.roles ?? [], isOwn }, checkLogin, onHistory }
  return (
    <>
      <CustomerGroup {...shared} group="customer" />
      <CustomerGroup {...shared} group="contact" />
      <Metadata websiteId={websiteId} data={data} canEdit={canEdit} isAlwaysShown={data.visibility.metadata ?? false} />
      {warning}
    </>
  )
}
