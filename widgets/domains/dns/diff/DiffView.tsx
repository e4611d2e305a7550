import { useMessages } from '../../../../src/i18n'
import { type ZoneDiff, zoneLine } from '../../../../src/model'
import { Stack } from '../../../../src/ui'
import styles from './diff.module.css'
import { recordValues } from './recordValues'

interface Props {
  readonly diff: ZoneDiff
  readonly domain: string
}

/** A difference in plain language and as lines of a zone file (DN-02). */
export function DiffView({ diff: { added, changed, removed }, domain }: Props) {
  const t = useMessages()
  return (
    <Stack gap={2}>
      <ul className={styles.sentences}>
        {removed.map((item) => (
          <li key={`-${zoneLine(item)}`}>{t('domains.dns.diff.removed', recordValues(item, domain))}</li>
        ))}
        {changed.map(({ before, after }) => (
          <li key={`~${zoneLine(after)}`}>
            {t('domains.dns.diff.changed', { ...recordValues(after, domain), before: recordValues(before, domain).value })}
          </li>
        ))}
        {added.map((item) => (
          <li key={`+${zoneLine(item)}`}>{t('domains.dns.diff.added', recordValues(item, domain))}</li>
        ))}
      </ul>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.code} tabIndex={0} role="group" aria-label={t('domains.dns.diff.file')}>
        {removed.map((item) => (
          <del key={zoneLine(item)}>{`- ${zoneLine(item)}\n`}</del>
        ))}
        {changed.map(({ before, after }) => (
          <span key={zoneLine(after)}>
            <del>{`- ${zoneLine(before)}\n`}</del>
            <ins>{`+ ${zoneLine(after)}\n`}</ins>
          </span>
        ))}
        {added.map((item) => (
          <ins key={zoneLine(item)}>{`+ ${zoneLine(item)}\n`}</ins>
        ))}
      </pre>
    </Stack>
  )
}
