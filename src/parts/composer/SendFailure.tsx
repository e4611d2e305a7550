import { useFormats, useMessages } from '../../i18n'
import { reasonFor } from '../submit'
import { Failure } from '../../ui'
import type { Sending } from './useSending'

/** Why what was written has not left. */
export function SendFailure({
  sending: { failure, openFields, isJoined },
}: {
  sending: Pick<Sending, 'failure' | 'openFields' | 'isJoined'>
}) {
  const t = useMessages()
  const formats = useFormats()
  const reason = failure && reasonFor(failure, t('composer.failed', { reason: t(failure.message, failure.values) }))
  return (
    <>
      {isJoined && <Failure>{t('composer.joined')}</Failure>}
      {openFields.length > 0 && <Failure>{t('composer.open', { fields: formats.list(openFields) })}</Failure>}
      {reason && <Failure>{reason}</Failure>}
    </>
  )
}
