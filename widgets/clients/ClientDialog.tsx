import { Building2 } from '../../src/ui/icons'
import { useState } from 'react'
import { useCreateClientMutation, useUpdateClientMutation } from '../../src/api/clients'
import type { ResellerCustomer } from '../../src/contract'
import { useLocale, useMessages } from '../../src/i18n'
import { COUNTRIES, countryName, isEmail } from '../../src/model'
import { Refusal, useSubmit } from '../../src/parts/submit'
import { showToast, useAppDispatch } from '../../src/store'
import { Checkbox, FormDialog, NumberField, Select, TextArea, TextField } from '../../src/ui'
import styles from './clients.module.css'

const LIMITS = ['websites', 'domains', 'staff'] as const
/** Fields that show what is wrong with them. */
const SHOWN = ['company', 'email', 'phone'] as const
const FLAGS = ['canWhitelabel', 'canUseTools', 'canUseWebhooks'] as const

interface Props {
  /** Null for a new one. */
  client: ResellerCustomer | null
  onClose: () => void
}

const fieldsOf = (client: ResellerCustomer | null) => ({
  company: client?.company ?? '',
  email: client?.email ?? '',
  invite: true,
  phone: client?.phone ?? '',
  country: client?.country ?? '',
  number: client?.number ?? '',
  note: client?.note ?? '',
  limits: {
    websites: client?.limits['websites'] ?? null,
    domains: client?.limits['domains'] ?? null,
    staff: client?.limits['staff'] ?? null,
  },
  flags: client?.flags ?? { canWhitelabel: false, canUseTools: false, canUseWebhooks: false },
})

/** A customer with limits and what its plan includes; a new one is invited by e-mail. */
export default function ClientDialog({ client, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [saved] = useState(() => fieldsOf(client))
  const [fields, setFields] = useState(saved)
  const { error, fieldError, run } = useSubmit()
  const locale = useLocale()
  const countries = COUNTRIES.map(({ alpha2 }) => ({ value: alpha2, label: countryName(alpha2, locale) })).toSorted((a, b) =>
    a.label.localeCompare(b.label, locale),
  )
  const [create] = useCreateClientMutation()
  const [update] = useUpdateClientMutation()
  const change = (part: Partial<typeof fields>) => setFields((before) => ({ ...before, ...part }))
  const isComplete = fields.company.trim() !== '' && (client !== null || isEmail(fields.email.trim()))

  const submit = () => {
    const { company, email, invite, limits, flags, number, note, phone, country } = fields
    return run(async () => {
      if (client)
        await update({
          params: { client: client.id },
          body: {
            company,
            limits,
            flags,
            number: number || null,
            note: note || null,
            phone: phone.trim() || null,
            country: country || null,
          },
        }).unwrap()
      else await create({ body: { company, email: email.trim(), invite, limits } }).unwrap()
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
        <>
          <TextField
            label={t('client.phone')}
            type="tel"
            maxLength={50}
            value={fields.phone}
            error={fieldError('phone')}
            onChange={(phone) => change({ phone })}
          />
          <Select
            label={t('clients.country')}
            placeholder="–"
            options={countries}
            value={fields.country}
            onChange={(country) => change({ country })}
          />
          <TextField label={t('clients.number')} maxLength={40} value={fields.number} onChange={(number) => change({ number })} />
          <TextArea label={t('clients.note')} value={fields.note} onChange={(note) => change({ note })} />
        </>
      ) : (
        <>
          <TextField
            label={t('clients.email')}
            type="email"
            required
            value={fields.email}
            error={fieldError('email')}
            onChange={(email) => change({ email })}
          />
          <Checkbox
            label={t('clients.inviteNow')}
            description={t('clients.email.description')}
            checked={fields.invite}
            onChange={(invite) => change({ invite })}
          />
        </>
      )}
      <div className={styles.limits}>
        {LIMITS.map((name) => (
          <NumberField
            key={name}
            label={t(`clients.limit.${name}`)}
            min={0}
            placeholder={t('clients.unlimited')}
            value={fields.limits[name]}
            onChange={(value) => change({ limits: { ...fields.limits, [name]: value } })}
          />
        ))}
      </div>
      {client &&
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
