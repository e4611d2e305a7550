import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { useDomainSearchQuery, useOwnerDataQuery, useRegisterDomainMutation } from '../../../src/api/domains'
import type { OwnerData, SearchResult } from '../../../src/contract'
import { toErrorObject } from '../../../src/http'
import { useFormats, useMessages } from '../../../src/i18n'
import { OWN_NAME_SERVERS } from '../../../src/model'
import { Badge, Button, Checkbox, Dialog, SearchField, Select } from '../../../src/ui'
import { Failure } from '../shared/Failure'
import { useDebounced } from '../shared/useDebounced'
import { useSubmit } from '../shared/useSubmit'
import styles from './dialogs.module.css'
import { OwnerFields, useOwnerDraft } from './OwnerFields'

interface Props {
  readonly websiteId: number
  readonly onExited: () => void
}

/** Searches a free domain, checks its owner, shows what is ordered for how much, and orders it once (DR-01 to DR-03). */
export default function RegisterDialog({ websiteId, onExited }: Props) {
  const [isOpen, setOpen] = useState(true)
  const [step, setStep] = useState<'search' | 'order'>('search')
  const [chosen, setChosen] = useState<SearchResult | null>(null)
  const { data: owner } = useOwnerDataQuery(websiteId)
  const close = () => setOpen(false)
  // One dialog follows the other when that one is gone.
  if (step === 'order' && chosen && owner) {
    return <Order open={isOpen} websiteId={websiteId} chosen={chosen} owner={owner} onClose={close} onExited={onExited} />
  }
  const leave = () => (isOpen ? setStep('order') : onExited())
  return <Search open={isOpen && !chosen} websiteId={websiteId} onChoose={setChosen} onClose={close} onExited={leave} />
}

interface SearchProps extends Props {
  readonly open: boolean
  readonly onChoose: (result: SearchResult) => void
  readonly onClose: () => void
}

function Search({ open, websiteId, onChoose, onClose, onExited }: SearchProps) {
  const t = useMessages()
  const formats = useFormats()
  const [text, setText] = useState('')
  const query = useDebounced(text.trim())
  const { currentData: results, isFetching, error } = useDomainSearchQuery({ websiteId, query }, { skip: query.length < 2 })
  return (
    <Dialog open={open} icon={ShoppingCart} title={t('domains.register')} size="lg" onClose={onClose} onExited={onExited}>
      <div className={styles.stack}>
        <SearchField
          label={t('domains.search')}
          hideLabel={false}
          placeholder="example.com"
          value={text}
          onChange={setText}
          busy={isFetching}
          data-autofocus
        />
        <Failure error={error ? toErrorObject(error) : null} />
        <ul className={styles.results} aria-label={t('domains.search.results')} aria-busy={isFetching}>
          {results?.map((result) => (
            <li key={result.name} className={styles.result}>
              <bdi className={styles.grow}>{result.name}</bdi>
              <Badge tone={result.available === 'yes' ? 'success' : result.available === 'premium' ? 'warning' : 'neutral'}>
                {t(`domains.available.${result.available}`)}
              </Badge>
              {result.price && (
                <span>
                  {t('domains.price', {
                    first: formats.money(result.price.amount, result.price.currency),
                    renew: result.renewPrice ? formats.money(result.renewPrice.amount, result.renewPrice.currency) : '–',
                  })}
                </span>
              )}
              {result.price ? (
                <Button size="sm" aria-label={t('domains.choose.of', { domain: result.name })} onClick={() => onChoose(result)}>
                  {t('domains.choose')}
                </Button>
              ) : (
                <span className={styles.muted}>{[result.reason, ...result.suggestions].filter(Boolean).join(' ')}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

interface OrderProps extends Props {
  readonly open: boolean
  readonly chosen: SearchResult
  readonly owner: OwnerData
  readonly onClose: () => void
}

function Order({ open, websiteId, chosen, owner, onClose, onExited }: OrderProps) {
  const t = useMessages()
  const formats = useFormats()
  const draft = useOwnerDraft(owner)
  const [years, setYears] = useState(1)
  const [autoRenew, setAutoRenew] = useState(true)
  const [isAccepted, setAccepted] = useState(false)
  const [wasSent, setSent] = useState(false)
  const [register] = useRegisterDomainMutation()
  const { busy, error, fieldError, run } = useSubmit()
  const { name, price, renewPrice } = chosen
  const total = price && renewPrice ? price.amount + (years - 1) * renewPrice.amount : 0

  const submit = async () => {
    setSent(true)
    if (!isAccepted) return
    const order = { name, years, autoRenew, termsAccepted: true as const, owner: draft.value }
    if (await run(() => register({ websiteId, draft: order }).unwrap())) onClose()
  }
  return (
    <Dialog
      open={open}
      icon={ShoppingCart}
      title={t('domains.order', { domain: name })}
      size="lg"
      onClose={onClose}
      onExited={onExited}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{t('partner.general.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('domains.order.submit', { price: formats.money(total, price?.currency ?? 'EUR') })}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <div className={styles.columns}>
          <Select
            label={t('domains.years')}
            value={String(years)}
            options={chosen.period.map((value) => ({ value: String(value), label: t('domains.years.count', { count: value }) }))}
            onChange={(value) => setYears(Number(value))}
          />
          <Checkbox
            label={t('domains.column.autoRenew')}
            description={renewPrice && t('domains.autoRenew.price', { price: formats.money(renewPrice.amount, renewPrice.currency) })}
            checked={autoRenew}
            onChange={setAutoRenew}
          />
        </div>
        <p className={styles.muted}>{t('domains.order.nameservers', { hosts: OWN_NAME_SERVERS.join(', ') })}</p>
        <OwnerFields draft={draft} fieldError={(field) => fieldError(`owner.${field}`)} />
        <p className={styles.muted}>{t('domains.owner.confirmation', { email: draft.value.email })}</p>
        <Checkbox
          label={t('domains.terms')}
          checked={isAccepted}
          error={wasSent && !isAccepted ? t('domains.terms.missing') : undefined}
          onChange={setAccepted}
        />
        <Failure error={error} shown={draft.fields.map((field) => `owner.${field}`)} />
      </div>
    </Dialog>
  )
}
