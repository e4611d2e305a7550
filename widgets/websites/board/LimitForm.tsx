import { useState } from 'react'
import { refreshLimits, useSaveAccountMutation } from '../../../src/api/account'
import { reasonOf, toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { reasonFor } from '../../../src/parts/submit'
import type { Limit, Status } from '../../../src/model'
import { useAppDispatch } from '../../../src/store'
import { Button, Checkbox, Form, NumberField } from '../../../src/ui'
import styles from './limitForm.module.css'

interface Props {
  of: Status | 'person'
  label: string
  saved: Limit | null
  onSaved: () => void
}

/** How many it may be, and whether more are refused. */
export default function LimitForm({ of, label, saved, onSaved }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [limit, setLimit] = useState(saved?.limit ?? null)
  const [isHard, setHard] = useState(saved?.hard ?? false)
  const [save, { error, isLoading }] = useSaveAccountMutation()

  const submit = async () => {
    const hardLimits = { [of]: isHard && limit !== null }
    const change = of === 'person' ? { personLimit: limit } : { statusLimits: { [of]: limit } }
    const { error: failed } = await save({ body: { ...change, hardLimits } })
    if (failed) return
    await dispatch(refreshLimits())
    onSaved()
  }

  return (
    <Form className={styles.form} onSubmit={() => void submit()}>
      <NumberField
        label={label}
        description={t('websites.limit.hint')}
        min={1}
        value={limit}
        error={error && reasonFor(error, reasonOf(toErrorObject(error), t))}
        onChange={setLimit}
      />
      <Checkbox
        label={t(of === 'person' ? 'websites.limit.hard.person' : 'websites.limit.hard')}
        checked={isHard && limit !== null}
        disabled={limit === null}
        onChange={setHard}
      />
      <Button type="submit" variant="primary" size="sm" busy={isLoading}>
        {t('partner.general.apply')}
      </Button>
    </Form>
  )
}
