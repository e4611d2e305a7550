import type { ValidationSimulation } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import styles from './simulation.module.css'

interface Props {
  result: ValidationSimulation | undefined
}

/** What the rule would have refused, in words and with the latest examples. */
export function SimulationResult({ result }: Props) {
  const t = useMessages()
  const formats = useFormats()
  if (!result || result.checked === 0) return null
  const { basis, blocked, checked, examples } = result
  return (
    <span className={styles.result} data-blocks={blocked > 0 || undefined}>
      {t(`settings.simulation.${basis}`, { blocked, checked })}
      {examples.length > 0 && ` ${t('settings.simulation.examples', { titles: formats.list(examples.map(({ title }) => title)) })}`}
    </span>
  )
}
