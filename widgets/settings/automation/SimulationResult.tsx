import type { ValidationSimulation } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import styles from './simulation.module.css'

interface Props {
  /** Undefined: it is on its way. */
  result: ValidationSimulation | undefined
}

/** What the rule would have refused, in words and with the latest examples. */
export function SimulationResult({ result }: Props) {
  if (result?.checked === 0) return null
  return (
    <span className={styles.result} data-blocks={(result && result.blocked > 0) || undefined}>
      {result && <Sentences {...result} />}
    </span>
  )
}

function Sentences({ basis, blocked, checked, examples }: ValidationSimulation) {
  const t = useMessages()
  const formats = useFormats()
  const latest = examples.length > 0 && t('settings.simulation.examples', { titles: formats.list(examples.map(({ title }) => title)) })
  return (
    <>
      {t(`settings.simulation.${basis}`, { blocked, checked })}{' '}
      {latest && (
        <span className={styles.examples} title={latest}>
          {latest}
        </span>
      )}
    </>
  )
}
