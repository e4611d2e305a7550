import { useEffect, useEffectEvent, useRef } from 'react'
import type { UnassignedEmail } from '../../../src/contract'
import type { MailPaneProps } from './MailPaneProps'
import { MailView } from './MailView'
import styles from './pane.module.css'
import { MailHead } from './MailHead'
import { Suggestions } from './Suggestions'
import { usePaneKeys } from './usePaneKeys'

interface Props extends MailPaneProps {
  mail: UnassignedEmail
}

/** The open mail as it came, what can become of it, and where it may belong. */
export function OpenMail({ inbox, mail, onLead, onBlock }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { wanted } = inbox
  const serve = useEffectEvent(inbox.serve)
  useEffect(() => {
    if (wanted === null) return
    heading.current?.focus()
    serve()
  }, [wanted])
  usePaneKeys(inbox, mail, { onLead, onBlock })

  return (
    <div className={styles.pane}>
      <MailHead inbox={inbox} mail={mail} heading={heading} onLead={onLead} onBlock={onBlock} />
      <div className={styles.content}>
        <div className={styles.parts}>
          <MailView mail={mail} />
          <Suggestions inbox={inbox} mail={mail} />
        </div>
      </div>
    </div>
  )
}
