import { useMessages } from '../../src/i18n'
import { selectNotices, useAppSelector } from '../../src/store'
import { ErrorList } from './ErrorList'
import type en from './messages/en.json'
import { NoticeCard } from './NoticeCard'
import styles from './notices.module.css'

/** The notices of the page at its top, and what has gone wrong so far at its bottom. */
export function Notices() {
  const notices = useAppSelector(selectNotices)
  const t = useMessages<keyof typeof en>()
  return (
    <>
      <section className={styles.notices} aria-label={t('notices.label')}>
        {notices.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </section>
      <ErrorList />
    </>
  )
}
