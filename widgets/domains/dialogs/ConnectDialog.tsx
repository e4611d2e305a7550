import { Globe } from '../../../src/ui/icons'
import { useState } from 'react'
import { useConnectDomainMutation } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { readDomainInput } from '../../../src/model'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { FormDialog, Stack } from '../../../src/ui'
import { CheckTable } from '../shared/CheckTable'
import { useNextStep } from '../shared/useNextStep'
import { ConnectSteps } from './ConnectSteps'
import { DomainField } from './DomainField'
import { LiveRecords } from './LiveRecords'

interface Props {
  readonly websiteId: number
  readonly onExited: () => void
}

/** Connects a domain that is registered elsewhere: says who runs it, and what has to be entered there (DO-07). */
export default function ConnectDialog({ websiteId, onExited }: Props) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(true)
  const [input, setInput] = useState('')
  const [wasSent, setSent] = useState(false)
  const [connected, setConnected] = useState<Domain | null>(null)
  const [connect] = useConnectDomainMutation()
  const { error, fieldError, run } = useSubmit()
  const read = readDomainInput(input)
  const nextStep = useNextStep()
  const problem = wasSent && read.problem ? t(`domains.input.${read.problem}`) : fieldError('name')

  const submit = async () => {
    if (connected) return true
    setSent(true)
    if (!read.problem) await run(async () => setConnected(await connect({ websiteId, draft: { name: read.name } }).unwrap()))
    return false
  }
  return (
    <FormDialog
      open={isOpen}
      icon={Globe}
      title={t('domains.connect')}
      size="lg"
      submitLabel={t(connected ? 'domains.connect.done' : 'domains.connect.submit')}
      cancelLabel={connected ? null : undefined}
      onSubmit={submit}
      onClose={() => setOpen(false)}
      onExited={onExited}
    >
      {connected ? (
        <>
          <Stack gap={2} role="status">
            <p>{t('domains.connect.watching', { domain: connected.unicodeName ?? connected.name })}</p>
            <p>{nextStep(connected)}</p>
          </Stack>
          <LiveRecords domain={connected} onClose={() => setOpen(false)} />
          <CheckTable domain={connected} />
        </>
      ) : (
        <>
          <DomainField value={input} onChange={setInput} read={read} error={problem} />
          <Refusal error={error} shown={['name']} />
        </>
      )}
      {!read.problem && <ConnectSteps websiteId={websiteId} name={read.name} connected={connected} />}
    </FormDialog>
  )
}
