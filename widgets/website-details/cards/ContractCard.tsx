import { ReceiptText } from '../../../src/ui/icons'
import { useContractDetailsQuery } from '../../../src/api/subscription'
import type { ContractDetails } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useToday } from '../../../src/islands'
import { daysBetween } from '../../../src/model'
import { Badge, ButtonLink } from '../../../src/ui'
import { webHref } from '../shared/webHref'
import { CardContent } from './CardContent'
import styles from './card.module.css'
import { ContractEnd } from './ContractEnd'
import { Facts } from './Facts'
import { SideCard } from './SideCard'

const TONES = { active: 'success', cancelled: 'warning', inactive: 'neutral', expired: 'error' } as const

/** Plan, price and deadlines of the contract behind the website (CT-01). */
export function ContractCard({ websiteId }: { websiteId: number }) {
  const t = useMessages()
  const query = useContractDetailsQuery(websiteId)
  const { data } = query
  return (
    <SideCard
      title={t('websiteDetails.contract.title')}
      icon={ReceiptText}
      mark={
        data && (
          <>
            <Badge tone={TONES[data.status]}>{t(`websiteDetails.contract.${data.status}`)}</Badge>
            {isOwed(data) && <Badge tone="error">{t('websiteDetails.contract.unpaid')}</Badge>}
          </>
        )
      }
    >
      <CardContent query={query} rows={2}>
        {(contract) => <Contract contract={contract} />}
      </CardContent>
    </SideCard>
  )
}

function Contract({ contract }: { contract: ContractDetails }) {
  const t = useMessages()
  const formats = useFormats()
  const today = useToday()
  const { number, plan, price, startDate, minTermEnd, renewalDate, noticeDate, nextInvoice, actions } = contract
  const day = (date: string | null) => date && formats.date(date)
  const notice = noticeDate && noticeText(noticeDate)

  function noticeText(date: string): string {
    const days = daysBetween(today, date)
    return days < 0 ? formats.date(date) : t('websiteDetails.contract.notice.left', { date: formats.date(date), days })
  }

  return (
    <>
      <Stops contract={contract} />
      <Facts
        facts={[
          { label: t('websiteDetails.contract.plan'), value: plan?.name },
          {
            label: t('websiteDetails.contract.price'),
            value: price && t(`websiteDetails.contract.price.${price.interval}`, { price: formats.money(price.amount, price.currency) }),
          },
          { label: t('websiteDetails.contract.number'), value: number },
          { label: t('websiteDetails.contract.start'), value: day(startDate) },
          { label: t('websiteDetails.contract.minTerm'), value: day(minTermEnd) },
          { label: t('websiteDetails.contract.renewal'), value: day(renewalDate) },
          { label: t('websiteDetails.contract.notice'), value: notice },
          {
            label: t('websiteDetails.contract.nextInvoice'),
            value: nextInvoice && price && `${formats.date(nextInvoice.date)} · ${formats.money(nextInvoice.amount, price.currency)}`,
          },
        ]}
      />
      <Invoices contract={contract} />
      <div className={styles.links}>
        {actions.invoicesUrl && (
          <ButtonLink size="sm" href={webHref(actions.invoicesUrl)} target="_blank" rel="noopener">
            {t('websiteDetails.contract.invoices.open')}
          </ButtonLink>
        )}
        <ContractEnd contract={contract} />
      </div>
    </>
  )
}

// Before there is a contract nothing is owed.
const isOwed = ({ payment, status }: ContractDetails): boolean => payment === 'unpaid' && status !== 'inactive'

/** What stops, and when: because it is unpaid, and because it ends (CT-02). */
function Stops({ contract }: { contract: ContractDetails }) {
  const t = useMessages()
  const formats = useFormats()
  const today = useToday()
  const { status, endsAt, payUntil } = contract
  const ends = status === 'cancelled' || status === 'expired'
  return (
    <>
      {isOwed(contract) && status !== 'expired' && payUntil && (
        <p className={styles.notice} data-tone="error">
          {t(payUntil < today ? 'websiteDetails.contract.unpaid.stopped' : 'websiteDetails.contract.unpaid.effect', {
            date: formats.date(payUntil),
          })}
        </p>
      )}
      {ends && endsAt && (
        <p className={styles.notice} data-tone={TONES[status]}>
          {t(`websiteDetails.contract.${status}.effect`, { date: formats.date(endsAt) })}
        </p>
      )}
    </>
  )
}

function Invoices({ contract: { invoices } }: { contract: ContractDetails }) {
  const t = useMessages()
  const formats = useFormats()
  if (invoices.length === 0) return null
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>{t('websiteDetails.contract.invoices', { count: invoices.length })}</summary>
      <ul className={styles.list}>
        {invoices.map(({ id, number, date, amount, currency, status }) => (
          <li key={id} className={styles.line}>
            <span className={styles.grow}>
              {number} · {formats.shortDate(date)}
            </span>
            <span>{formats.money(amount, currency)}</span>
            <Badge tone={status === 'paid' ? 'success' : 'error'}>{t(`websiteDetails.contract.${status}`)}</Badge>
          </li>
        ))}
      </ul>
    </details>
  )
}
