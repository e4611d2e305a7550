import { useState } from 'react'
import { useMessages } from '../../../src/i18n'
import { Tabs } from '../../../src/ui'
import styles from './whiteLabel.module.css'

const VIEWS = ['portal', 'login', 'mail', 'editor'] as const

interface Props {
  /** The colour, and what can be read on it. */
  fill: string
  text: string
  name: string
  logo: string | null
  editorLogo: string | null
}

/** The four places where others see the brand, drawn with what is typed and chosen now. */
export function BrandViews({ fill, text, name, logo, editorLogo }: Props) {
  const t = useMessages()
  const [view, setView] = useState<string>('portal')
  const mark = (picture: string | null) => (picture ? <img src={picture} alt={name} className={styles.image} /> : <strong>{name}</strong>)
  const button = (key: string) => (
    <span className={styles.sampleButton} style={{ background: fill, color: text }}>
      {t(key)}
    </span>
  )
  return (
    <Tabs
      label={t('settings.preview')}
      tabs={VIEWS.map((value) => ({ value, label: t(`settings.preview.${value}`) }))}
      value={view}
      onChange={setView}
    >
      <div className={styles.view} data-view={view}>
        {view === 'portal' && (
          <>
            <div className={styles.bar}>{mark(logo)}</div>
            <div className={styles.sheet}>
              <p>{t('settings.colour.sample')}</p>
              {button('settings.preview.open')}
            </div>
          </>
        )}
        {view === 'login' && (
          <div className={styles.login}>
            {mark(logo)}
            <span className={styles.box} />
            <span className={styles.box} />
            {button('partner.general.signIn')}
          </div>
        )}
        {view === 'mail' && (
          <>
            <div className={styles.band} style={{ background: fill, color: text }}>
              <strong>{name}</strong>
            </div>
            <div className={styles.sheet}>
              <p>{t('settings.colour.sample')}</p>
              {button('settings.preview.open')}
            </div>
          </>
        )}
        {view === 'editor' && (
          <>
            <div className={styles.bar}>
              {mark(editorLogo ?? logo)}
              {button('partner.general.save')}
            </div>
            <div className={styles.canvas} style={{ borderColor: fill }} />
          </>
        )}
      </div>
    </Tabs>
  )
}
