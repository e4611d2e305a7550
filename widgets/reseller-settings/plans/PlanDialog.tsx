import { useState } from 'react'
import { useCreateResellerPlanMutation, useUpdateResellerPlanMutation } from '../../../src/api/clients'
import type { ResellerPlan } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { CURRENCIES } from '../../../src/model'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { showToast, useAppDispatch } from '../../../src/store'
import { Checkbox, FormDialog, NumberField, RadioGroup, Select, TextField } from '../../../src/ui'
import { Tag } from '../../../src/ui/icons'
import { draftOf, fieldsOf, PLAN_FLAGS, PLAN_LIMITS, type PlanFields } from './planFields'
import styles from './plans.module.css'

interface Props {
  /** Null for a new one. */
  readonly plan: ResellerPlan | null
  readonly onExited: () => void
}

/** Name, price and content of a plan; who has it has it at once as it is saved. */
export default function PlanDialog({ plan, onExited }: Props) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const [saved] = useState(() => fieldsOf(plan))
  const [fields, setFields] = useState(saved)
  const [wasSent, setSent] = useState(false)
  const [create] = useCreateResellerPlanMutation()
  const [update] = useUpdateResellerPlanMutation()
  const { error, fieldError, run } = useSubmit()
  const change = (part: Partial<PlanFields>) => setFields((before) => ({ ...before, ...part }))
  const draft = draftOf(fields)
  const submit = () => {
    setSent(true)
    if (!draft) return false
    return run(async () => {
      await (plan ? update({ params: { plan: plan.id }, body: draft }) : create({ body: draft })).unwrap()
      dispatch(showToast({ kind: 'success', key: 'partner.general.saved' }))
    })
  }
  return (
    <FormDialog
      title={plan ? plan.name : t('resellerSettings.plans.add')}
      icon={Tag}
      onExited={onExited}
      onSubmit={submit}
      submitLabel={t('partner.general.save')}
      disabled={fields.name.trim() === ''}
      isChanged={JSON.stringify(fields) !== JSON.stringify(saved)}
    >
      <TextField
        label={t('resellerSettings.plans.name')}
        required
        maxLength={60}
        value={fields.name}
        error={fieldError('name')}
        onChange={(name) => change({ name })}
        data-autofocus
      />
      <div className={styles.fields}>
        <NumberField
          label={t('resellerSettings.plans.amount')}
          required
          min={0}
          step={0.01}
          value={fields.amount}
          error={wasSent && !draft ? t('resellerSettings.plans.amountWrong') : fieldError('price.amount')}
          onChange={(amount) => change({ amount })}
        />
        <Select
          label={t('resellerSettings.plans.currency')}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          value={fields.currency}
          onChange={(currency) => change({ currency })}
        />
      </div>
      <RadioGroup
        label={t('resellerSettings.plans.interval')}
        value={fields.interval}
        options={(['month', 'year'] as const).map((value) => ({ value, label: t(`resellerSettings.plans.interval.${value}`) }))}
        onChange={(interval) => change({ interval: interval === 'year' ? 'year' : 'month' })}
      />
      <div className={styles.fields}>
        {PLAN_LIMITS.map((name) => (
          <NumberField
            key={name}
            label={t(`resellerSettings.plans.max.${name}`)}
            min={0}
            step={1}
            placeholder={t('resellerSettings.plans.unlimited')}
            value={fields.limits[name]}
            error={fieldError(`limits.${name}`)}
            onChange={(value) => change({ limits: { ...fields.limits, [name]: value } })}
          />
        ))}
      </div>
      {PLAN_FLAGS.map((name) => (
        <Checkbox
          key={name}
          label={t(`resellerSettings.plans.flag.${name}`)}
          checked={fields.flags[name]}
          onChange={(checked) => change({ flags: { ...fields.flags, [name]: checked } })}
        />
      ))}
      <Refusal error={error} shown={['name', 'price.amount', ...PLAN_LIMITS.map((name) => `limits.${name}`)]} />
    </FormDialog>
  )
}
