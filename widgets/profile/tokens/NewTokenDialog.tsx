import { KeyRound } from '../../../src/ui/icons'
import { useId, useState } from 'react'
import { createToken } from '../../../src/api/signIn'
import { useMessages } from '../../../src/i18n'
import { useToday } from '../../../src/islands'
import { addDays, API_TOKEN_MAX_DAYS, API_TOKEN_NAME_MAX, type ApiArea, type ApiScope, areasOf } from '../../../src/model'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { selectUser, useAppDispatch, useAppSelector } from '../../../src/store'
import { DateField, FormDialog, Select, TextField } from '../../../src/ui'
import styles from './tokens.module.css'

const USUAL_DAYS = 90
const ACCESS = ['none', 'read', 'write'] as const
type Access = (typeof ACCESS)[number]

interface Props {
  onMade: (token: string) => void
  onClose: () => void
}

/** What a new token is for, in which areas, and until when. Only areas in which the person has a right are on offer. */
export default function NewTokenDialog({ onMade, onClose }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const today = useToday()
  const areas = areasOf(useAppSelector(selectUser)?.roles ?? [])
  const [name, setName] = useState('')
  const [until, setUntil] = useState(addDays(today, USUAL_DAYS))
  const [access, setAccess] = useState<Partial<Record<ApiArea, Access>>>({})
  const { error, fieldError, run, forget } = useSubmit()
  const areasHelp = useId()
  const scopes = areas.flatMap((area): ApiScope[] => {
    const chosen = access[area] ?? 'none'
    return chosen === 'none' ? [] : [`${area}:${chosen}`]
  })

  const make = () => run(async () => onMade(await dispatch(createToken({ name: name.trim(), scopes, until }))))
  return (
    <FormDialog
      icon={KeyRound}
      title={t('profile.tokens.new')}
      submitLabel={t('profile.tokens.make')}
      disabled={name.trim() === '' || until === '' || scopes.length === 0}
      isChanged={name !== '' || scopes.length > 0}
      onSubmit={make}
      onExited={onClose}
    >
      <TextField
        label={t('profile.tokens.name')}
        description={t('profile.tokens.name.description')}
        maxLength={API_TOKEN_NAME_MAX}
        required
        data-autofocus
        value={name}
        onChange={setName}
      />
      <fieldset className={styles.areas} aria-describedby={areasHelp}>
        <legend>{t('profile.tokens.areas')}</legend>
        <p id={areasHelp} className={styles.hint}>
          {t('profile.tokens.areas.description')}
        </p>
        {areas.map((area) => (
          <Select
            key={area}
            label={t(`profile.area.${area}`)}
            options={ACCESS.map((value) => ({ value, label: t(`profile.tokens.${value}`) }))}
            value={access[area] ?? 'none'}
            onChange={(value) => {
              const chosen = ACCESS.find((one) => one === value)
              setAccess({ ...access, [area]: chosen ?? 'none' })
            }}
          />
        ))}
      </fieldset>
      <DateField
        label={t('profile.tokens.lastDay')}
        description={t('profile.tokens.lastDay.description', { days: API_TOKEN_MAX_DAYS })}
        required
        value={until}
        error={fieldError('until')}
        onChange={(day) => {
          setUntil(day)
          forget()
        }}
      />
      <Refusal error={error} shown={['until']} />
    </FormDialog>
  )
}
