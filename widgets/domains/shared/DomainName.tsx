import type { Domain } from '../../../src/contract'
import { Tooltip } from '../../../src/ui'
import styles from './domainName.module.css'

/** A domain as people read it; one in other scripts tells how DNS writes it. */
export function DomainName({ domain: { name, unicodeName } }: { domain: Pick<Domain, 'name' | 'unicodeName'> }) {
  const shown = unicodeName ?? name
  if (shown === name) return <bdi className={styles.name}>{name}</bdi>
  return (
    <Tooltip text={name}>
      {/* Focusable, so that the keyboard gets to the tooltip. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <bdi className={styles.name} tabIndex={0}>
        {shown}
      </bdi>
    </Tooltip>
  )
}
