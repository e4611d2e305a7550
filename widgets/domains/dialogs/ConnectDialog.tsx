import { Globe } from '../../../src/ui/icons'
import { useState } from 'react'
import { useConnectDomainMutation } from '../../../src/api/domains'
import type { Domain } from '../../../src/contract'
import { useMessages } from '../../../src/i18n'
import { readDomainInput } from '../../../src/model'
import { Refusal, useSubmit } from '../../../src/parts/submit'
import { Button, Dialog, Stack } from '../../../src/ui'
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
  const { busy, error, fieldError, run } = useSubmit()
  const read = readDomainInput(input)
  const nextStep = useNextStep()
  const problem = wasSent && read.problem ? t(`domains.input.${read.problem}`) : fieldError('name')

  const submit = async () => {
    setSent(true)
    if (!read.problem) await run(async () => setConnected(await connect({ websiteId, draft: { name: read.name } }).unwrap()))
  }
  return (
    <Dialog
      open={isOpen}
      icon={Globe}
      title={t('domains.connect')}
      size="lg"
      onClose={() => setOpen(false)}
      onExited={onExited}
      onSubmit={() => (connected ? setOpen(false) : void submit())}
      actions={
        connected ? (
          <Button type="submit" variant="primary">
            {t('domains.connect.done')}
          </Button>
        ) : (
          <>
            <Button onClick={() => setOpen(false)}>{t('partner.general.cancel')}</Button>
            <Button type="submit" variant="primary" busy={busy}>
              {t('domains.connect.submit')}
            </Button>
          </>
        )
      }
    >
      <Stack>
        {connected ? (
          <>
            <div role="status">
              <p>{t('domains.connect.watching', { domain: connected.unicodeName ?? connected.name })}</p>
              <p>{nextStep(connected)}</p>
            </div>
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
      </Stack>
    </Dialog>
  )
}
