import { useMessages } from '../../../src/i18n'
import { MailWarning } from '../../../src/parts/mailNotes'
import { LoadFailure } from '../../../src/parts/submit'
import { FailedState, PageHead, Skeleton, Stack } from '../../../src/ui'
import { Batch } from './Batch'
import type { BulkRequest } from './readBulk'
import { useBulkOptions } from './useBulkOptions'

/** Writing to the customers of several websites: a mail of their own for each, in the language of their website (RE-02, RE-03, OW-03). */
export default function BulkComposer({ bulk }: { bulk: BulkRequest }) {
  const t = useMessages()
  const { found, failures, isDone, retry } = useBulkOptions(bulk.websiteIds)
  const [failure] = failures
  if (!isDone) return <Skeleton width="100%" height="320px" />
  if (found.length === 0) {
    if (failure) return <LoadFailure error={failure} onRetry={retry} />
    return <FailedState title={t('mailer.noWebsite')} />
  }
  const languages = [...new Set(found.map(({ language }) => language))]
  return (
    <Stack gap={6}>
      <PageHead title={t('mailer.bulk.title', { count: found.length })} />
      {failures.length > 0 && <MailWarning>{t('mailer.bulk.unreachable', { count: failures.length })}</MailWarning>}
      {languages.map((language, nth) => (
        <Batch
          key={language}
          language={languages.length > 1 ? language : null}
          purpose={bulk.purpose}
          all={found.filter((options) => options.language === language)}
          others={found.filter((options) => languages.indexOf(options.language) < nth)}
        />
      ))}
    </Stack>
  )
}
