import { Copy } from '../../../src/ui/icons'
import type { OwnDomainCheck } from '../../../src/contract'
import { useFormats, useMessages } from '../../../src/i18n'
import { useCopy } from '../../../src/store'
import { Badge, IconButton } from '../../../src/ui'
import styles from '../shared/settings.module.css'
import own from './whiteLabel.module.css'

type Proof = NonNullable<OwnDomainCheck['proof']>

const TONES = { waiting: 'warning', proven: 'success', missing: 'error' } as const

/** The record that shows that the domain is the partner's, to be entered elsewhere, and whether it has been found. */
export function DomainProof({ proof }: { proof: Proof }) {
  const t = useMessages()
  const formats = useFormats()
  const copy = useCopy()
  const { state, found, checkedAt, nextAt } = proof
  return (
    <div className={own.proof}>
      <Badge tone={TONES[state]}>{t(`settings.domain.proof.${state}`)}</Badge>
      <p>{t(`settings.domain.proof.${state}.text`)}</p>
      <dl className={own.parts}>
        {(['type', 'host', 'value'] as const).map((part) => (
          <div key={part}>
            <dt>{t(`settings.domain.record.${part}`)}</dt>
            <dd>
              <code>{proof[part]}</code>
              {part !== 'type' && (
                <IconButton
                  icon={Copy}
                  size="sm"
                  label={`${t('partner.general.copy')}: ${proof[part]}`}
                  onClick={() => void copy(proof[part])}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>
        {checkedAt && state !== 'proven' && (
          <>{found.length > 0 ? t('settings.domain.found', { found: found.join(', ') }) : t('settings.domain.nothing')} </>
        )}
        {checkedAt && t('settings.domain.checked', { date: formats.shortDateTime(checkedAt) })}{' '}
        {nextAt && t('settings.domain.next', { date: formats.shortDateTime(nextAt) })}
      </p>
    </div>
  )
}
