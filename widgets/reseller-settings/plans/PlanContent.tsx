import { useMessages } from '../../../src/i18n'
import { Checkbox, NumberField } from '../../../src/ui'
import { PLAN_FLAGS, PLAN_LIMITS, type PlanFields } from './planFields'
import styles from './plans.module.css'

interface Props {
  readonly fields: PlanFields
  /** What the server says against a field. */
  readonly fieldError: (name: string) => string | undefined
  readonly onChange: (part: Partial<PlanFields>) => void
}

/** How much of everything is in a plan, and which extras. */
export function PlanContent({ fields, fieldError, onChange }: Props) {
  const t = useMessages()
  return (
    <>
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
            onChange={(value) => onChange({ limits: { ...fields.limits, [name]: value } })}
          />
        ))}
      </div>
      {PLAN_FLAGS.map((name) => (
        <Checkbox
          key={name}
          label={t(`resellerSettings.plans.flag.${name}`)}
          checked={fields.flags[name]}
          onChange={(checked) => onChange({ flags: { ...fields.flags, [name]: checked } })}
        />
      ))}
    </>
  )
}
