import { FlaskConical } from '../../../src/ui/icons'
import { useTestEmailMutation } from '../../../src/api/mail'
import { toErrorObject } from '../../../src/http'
import { useMessages } from '../../../src/i18n'
import { useIsland } from '../../../src/islands'
import { selectUser, showToast, reportFailure, useAppDispatch, useAppSelector } from '../../../src/store'
import { Button } from '../../../src/ui'
import { type Draft, toEmail } from '../shared/Draft'

/** Sends the mail to the one who writes it. */
export function TestButton({ websiteId, draft }: { websiteId: number; draft: Draft }) {
  const t = useMessages()
  const dispatch = useAppDispatch()
  const { timeZone: zone } = useIsland().page
  const email = useAppSelector(selectUser)?.email ?? ''
  const [test, { isLoading }] = useTestEmailMutation()
  const send = async () => {
    const result = await test({ websiteId, email: toEmail({ ...draft, to: draft.to.length > 0 ? draft.to : [email] }, zone) })
    const failure = 'error' in result && result.error ? toErrorObject(result.error) : null
    dispatch(failure ? reportFailure(failure) : showToast({ kind: 'success', key: t('mailer.tested', { email }) }))
  }
  return (
    <Button icon={FlaskConical} busy={isLoading} onClick={() => void send()}>
      {t('mailer.test')}
    </Button>
  )
}
