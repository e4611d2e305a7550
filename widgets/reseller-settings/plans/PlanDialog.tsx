import { useState } from 'react'
import { useCreateResellerPlanMutation, useResellerPlansQuery, useUpdateResellerPlanMutation } from '../../../src/api/reseller'
import type { ResellerPlan, ResellerPlanDraft } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { PLAN_NAME_MAX_LENGTH, PLAN_PRICE_MAX } from '../../../src/model'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { showToast, useAppDispatch } from '../../../src/store'
import { FormDialog, TextField } from '../../../src/ui'
import { Tag } from '../../../src/ui/icons'
import { PlanContent } from './PlanContent'
import { draftOf, fieldsOf, laidOn, PLAN_LIMITS, type PlanFields } from './planFields'
import { PlanPrice } from './PlanPrice'

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
  const { refetch } = useResellerPlansQuery()
  const { error, fieldError, run } = useSubmit()
  const change = (part: Partial<PlanFields>) => setFields((before) => ({ ...before, ...part }))
  const draft = draftOf(fields)
  /** A plan is saved as a whole: what somebody else has changed of it since stays. */
  const changePlan = async (known: ResellerPlan, written: ResellerPlanDraft) => {
    const { items } = await refetch().unwrap()
    const now = items.find(({ id }) => id === known.id)
    const body = (now && draftOf(laidOn(fieldsOf(now), fields, saved))) ?? written
    return update({ params: { plan: known.id }, body }).unwrap()
  }
  const submit = () => {
    setSent(true)
    if (!draft) return false
    return run(async () => {
      await (plan ? changePlan(plan, draft) : create({ body: draft }).unwrap())
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
        maxLength={PLAN_NAME_MAX_LENGTH}
        value={fields.name}
        error={fieldError('name')}
        onChange={(name) => change({ name })}
        data-autofocus
      />
      <PlanPrice
        fields={fields}
        error={wasSent && !draft ? t('resellerSettings.plans.amountWrong', { max: PLAN_PRICE_MAX }) : fieldError('price.amount')}
        onChange={change}
      />
      <PlanContent fields={fields} fieldError={fieldError} onChange={change} />
      <Refusal error={error} shown={['name', 'price.amount', ...PLAN_LIMITS.map((name) => `limits.${name}`)]} />
    </FormDialog>
  )
}
