import { ArrowRightLeft } from '../../../src/ui/icons'
import { useEffect, useState } from 'react'
import { fetchAllClients, useClientMoveEffectsQuery, useMoveClientWebsiteMutation } from '../../../src/api/clients'
import type { ClientDetails, ResellerCustomer, WebsiteMoveEffects } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { LoadFailure, Refusal, useSubmit } from '../../../src/parts/submit'
import { reportError, showToast, useAppDispatch } from '../../../src/store'
import { FormDialog, Select, Skeleton } from '../../../src/ui'
import styles from '../shared/client.module.css'

const COUNTED = ['domains', 'mailboxes', 'messages', 'todos', 'tags', 'followers'] as const

interface Props {
  client: ClientDetails
  website: ClientDetails['websites'][number]
  onClose: () => void
}

/** Gives a website to another customer, after saying what goes along and what does not (RC-05). */
export default function MoveDialog({ client, website, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [to, setTo] = useState('')
  const [others, setOthers] = useState<readonly ResellerCustomer[]>([])
  const params = { client: client.id, website: website.id }
  const {
    currentData: effects,
    error,
    isFetching,
    refetch,
  } = useClientMoveEffectsQuery({ params, query: { to } }, { skip: !to, refetchOnMountOrArgChange: true })
  const [move] = useMoveClientWebsiteMutation()
  const { error: refused, fieldError, run, forget } = useSubmit()
  const isBlocked = !effects || effects.blockers.length > 0

  useEffect(() => {
    dispatch(fetchAllClients({ sort: 'company' }))
      .then((found) => setOthers(found.filter(({ id }) => id !== client.id)))
      .catch((cause: unknown) => dispatch(reportError(cause)))
  }, [dispatch, client.id])

  const submit = () =>
    run(async () => {
      await move({ params, body: { to } }).unwrap()
      const company = others.find(({ id }) => String(id) === to)?.company ?? ''
      dispatch(showToast({ kind: 'success', key: t('clients.details.moved', { title: website.title, company }) }))
    })

  return (
    <FormDialog
      title={t('clients.details.moveOf', { title: website.title })}
      icon={ArrowRightLeft}
      size="sm"
      onExited={onClose}
      onSubmit={submit}
      submitLabel={t('clients.details.move')}
      disabled={isBlocked}
    >
      <Select
        label={t('clients.details.moveTo')}
        required
        placeholder={t('clients.details.moveChoose')}
        options={others.map(({ id, company }) => ({ value: String(id), label: company }))}
        value={to}
        error={fieldError('to')}
        onChange={(value) => {
          setTo(value)
          forget()
        }}
      />
      <div aria-live="polite">
        {to &&
          (effects ? (
            <Effects effects={effects} />
          ) : error && !isFetching ? (
            <LoadFailure error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton width="80%" />
          ))}
      </div>
      <Refusal error={refused} shown={['to']} />
    </FormDialog>
  )
}

function Effects({ effects }: { effects: WebsiteMoveEffects }) {
  const t = useMessages()
  if (effects.blockers.length > 0) {
    return (
      <ul className={styles.effects}>
        {effects.blockers.map((name) => (
          <li key={name}>{t(`clients.details.block.${name}`)}</li>
        ))}
      </ul>
    )
  }
  return (
    <ul className={styles.effects}>
      {COUNTED.filter((name) => effects[name] > 0).map((name) => (
        <li key={name}>{t(`clients.details.effect.${name}`, { count: effects[name] })}</li>
      ))}
      {effects.hasPeople && <li>{t('clients.details.effect.people')}</li>}
      <li>{t('clients.details.effect.brand')}</li>
    </ul>
  )
}
