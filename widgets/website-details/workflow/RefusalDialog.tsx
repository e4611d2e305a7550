import { ShieldAlert } from '../../../src/ui/icons'
import { useMessages } from '../../../src/i18n'
import { checkTransition, type Refusal, type TransitionContext, type WorkflowChange } from '../../../src/model'
import { Button, Dialog } from '../../../src/ui'
import { Override } from './Override'
import { Remedy } from './Remedy'
import styles from './refusal.module.css'
import { refusalText } from './refusalText'
import type { Explanation } from './useSendChange'
import { useWorkflow } from './WorkflowContext'

interface Props {
  open: boolean
  explanation: Explanation
  context: Omit<TransitionContext, 'change'>
  onClose: () => void
}

/** Why something cannot be done now, and what helps. The rules are asked again after every remedy, until the way is free. */
export default function RefusalDialog({ open, explanation, context, onClose }: Props) {
  const t = useMessages()
  const { request } = useWorkflow()
  const { change } = explanation
  const refusals = checkTransition({ ...context, change })
  // What the rules here find too is said once, with what helps.
  const messages = explanation.told.filter(({ name }) => !refusals.some(({ flag }) => flag === name))
  const isFree = refusals.length === 0
  const canInsist = change.to !== undefined && !isFree && refusals.every(({ overridable }) => overridable)

  const proceed = (override?: string) => {
    onClose()
    request(change, override)
  }
  // What was asked for is replaced by something better, or what was missing is supplied first.
  const remedy = (fix: WorkflowChange) => {
    if (Object.keys(fix).some((field) => field in change)) onClose()
    request(fix)
  }

  return (
    <Dialog
      open={open}
      icon={ShieldAlert}
      title={t('details.refused.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('partner.general.cancel')}</Button>
          <Button variant="primary" disabled={!isFree} onClick={() => proceed()}>
            {change.to ? t('details.refused.moveTo', { status: t(`status.${change.to}`) }) : t('partner.general.retry')}
          </Button>
        </>
      }
    >
      {messages.map(({ name, message }) => (
        <p key={name} role="alert" className={styles.message}>
          {message}
        </p>
      ))}
      <ul className={styles.list}>
        {refusals.map((refusal: Refusal) => (
          <li key={refusal.code} className={styles.refusal}>
            <p className={styles.reason}>{refusalText(t, refusal)}</p>
            <Remedy refusal={refusal} change={change} context={context} onRemedy={remedy} />
          </li>
        ))}
      </ul>
      {isFree && messages.length === 0 && <p className={styles.free}>{t('details.refused.free')}</p>}
      {canInsist && <Override onOverride={proceed} />}
    </Dialog>
  )
}
