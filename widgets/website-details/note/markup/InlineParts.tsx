import { safeHref, unreachable } from '../../../../src/model'
import styles from './markup.module.css'
import { type Inline, readInline } from './readInline'

/** A text with its emphases, code and links, made of elements: nothing in it is ever read as HTML. */
export const InlineText = ({ text }: { text: string }) => <Parts parts={readInline(text)} />

const Parts = ({ parts }: { parts: readonly Inline[] }) =>
  parts.map((part, index) => {
    if (typeof part === 'string') return part
    // Parts of a text have nothing but their place.
    /* oxlint-disable react/no-array-index-key */
    switch (part.kind) {
      case 'strong':
        return (
          <strong key={index}>
            <Parts parts={part.parts} />
          </strong>
        )
      case 'em':
        return (
          <em key={index}>
            <Parts parts={part.parts} />
          </em>
        )
      case 'code':
        return (
          <code key={index} className={styles.code}>
            {part.text}
          </code>
        )
      case 'link':
        return (
          <a key={index} href={safeHref(part.href)} title={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </a>
        )
      default:
        return unreachable(part)
    }
    /* oxlint-enable react/no-array-index-key */
  })
