import { Building2 } from '../../src/ui/icons'
import { useState } from 'react'
import { useCreateClientMutation, useUpdateClientMutation } from '../../src/api/clients'
import type { ResellerCustomer } from '../../src/contract'
import { useMessages } from '../../src/i18n'
import { Refusal, useSubmit } from '../../src/parts/submit'
import { showToast, useAppDispatch } from '../../src/store'
import { Checkbox, FormDialog, TextField } from '../../src/ui'
import { type ClientFields, fieldsOf } from './ClientFields'
import { KnownClientFields } from './KnownClientFields'
import { LimitFields } from './LimitFields'
import { NewClientFields } from './NewClientFields'
import { PlanField, usePlans } from './PlanField'

/** Fields that show what is wrong with them. */
const SHOWN = ['company', 'email', 'phone'] as const
const FLAGS = ['canWhitelabel', 'canUseTools', 'canUseWebhooks'] as const

interface Props {
  /** Null for a new one. */
  client: ResellerCustomer | null
  onClose: () => void
}

/** A customer with limits and what its plan includes; a new one is invited by e-mail. */
export default function ClientDialog({ client, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [saved] = useState(() => fieldsOf(client))
  const [fields, setFields] = useState(saved)
  const { error, fieldError, run, forget } = useSubmit()
  const [create] = useCreateClientMutation()
  const [update] = useUpdateClientMutation()
  const plans = usePlans()
  const change = (part: Partial<ClientFields>) => {
    forget()
    setFields((before) => ({ ...before, ...part }))
  }
  const sold = plans.find(({ id }) => String(id) === fields.plan)
  const isComplete = fields.company.trim() !== '' && (client !== null || fields.email.trim() !== '')

  const submit = () => {
    const { company, email, invite, limits, flags, number, note, phone, country } = fields
    const plan = fields.plan === '' ? null : Number(fields.plan)
    return run(async () => {
      if (client)
        await update({
          params: { client: client.id },
          body: {
            company,
            limits,
            plan,
            ...(plan === null && { flags }),
            number: number || null,
            note: note || null,
            phone: phone.trim() || null,
            country: country || null,
          },
        }).unwrap()
      else await create({ body: { company, email: email.trim(), invite, limits, plan } }).unwrap()
      dispatch(
        showToast({
          kind: 'success',
          key: client ? 'partner.general.saved' : t(invite ? 'clients.invited' : 'clients.added', { company }),
        }),
      )
    })
  }

  return (
    <FormDialog
      title={client ? client.company : t('clients.add')}
      icon={Building2}
      onExited={onClose}
      onSubmit={submit}
      submitLabel={client ? t('partner.general.save') : t(fields.invite ? 'clients.invite' : 'clients.add')}
      disabled={!isComplete}
      isChanged={JSON.stringify(fields) !== JSON.stringify(saved)}
    >
      <TextField
        label={t('clients.company')}
        required
        value={fields.company}
        error={fieldError('company')}
        onChange={(company) => change({ company })}
      />
      {client ? (
        <KnownClientFields fields={fields} fieldError={fieldError} onChange={change} />
      ) : (
        <NewClientFields fields={fields} fieldError={fieldError} onChange={change} />
      )}
      <PlanField value={fields.plan} plans={plans} onChange={(plan) => change({ plan })} />
      <LimitFields limits={fields.limits} sold={sold?.limits ?? {}} onChange={(limits) => change({ limits })} />
      {client &&
        !sold &&
        FLAGS.map((name) => (
          <Checkbox
            key={name}
            label={t(`clients.flag.${name}`)}
            checked={fields.flags[name]}
            onChange={(checked) => change({ flags: { ...fields.flags, [name]: checked } })}
          />
        ))}
      <Refusal error={error} shown={SHOWN} />
    </FormDialog>
  )
}
