import { useState } from 'react'
import { useMessages } from '../../i18n'
import { Button, LongText } from '../../ui'
import styles from './message.module.css'
import { Quote } from './Quote'
import { splitLinks } from './splitLinks'
import { splitQuote } from '../quotes'

interface Props {
  text: string
}

/** Longer texts are shown in part first. */
const LONG_CHARACTERS = 1_400
const LONG_LINES = 18

/** Text with its links, without the part it quotes and without the tail of a very long one, both of which can be opened. */
export function PlainText({ text }: Props) {
  const t = useMessages()
  const [isWhole, setWhole] = useState(false)
  const [isQuoteOpen, setQuoteOpen] = useState(false)
  const { own, quoted } = splitQuote(text)
  const short = isWhole ? own : shorten(own)
  return (
    <div className={styles.body}>
      <Linked text={short} />
      {short !== own && (
        <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
          {t('partner.mail.showAll')}
        </Button>
      )}
      {quoted && (
        <Button variant="ghost" size="sm" aria-expanded={isQuoteOpen} onClick={() => setQuoteOpen(!isQuoteOpen)}>
          {t(isQuoteOpen ? 'partner.mail.hideQuote' : 'partner.mail.showQuote')}
        </Button>
      )}
      {quoted && isQuoteOpen && (
        <Quote>
          <Linked text={quoted} />
        </Quote>
      )}
    </div>
  )
}

function shorten(text: string): string {
  const lines = text.split('\n', LONG_LINES + 1)
  if (text.length <= LONG_CHARACTERS && lines.length <= LONG_LINES) return text
  return `${lines.slice(0, LONG_LINES).join('\n').slice(0, LONG_CHARACTERS).trimEnd()} …`
}

const Linked = ({ text }: Props) => <LongText text={text} className={styles.text} render={withLinks} />

const withLinks = (text: string) =>
  splitLinks(text).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // Parts of a text have nothing but their place.
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ),
  )
