import { behindGreeting, isFirm, isNameWord, isParticle, isSalutation, nameIn } from './lines'
import { INTRODUCTIONS } from './words'

const MAX_LINE = 200
const MAX_CARD_WORDS = 6
/** Before the name of somebody who signs for another. */
const ON_BEHALF = /^(?:i\. ?[av]\.|ppa\.|p\.p\.)\s*/iu

/**
 * Whose name a mail or a card bears: who signed it, or said who they are, or the first line of a card. Empty where only sentences are left:
 * these are nobody's name.
 */
export function writerName(text: string): string {
  const lines = text.split(/[\r\n\u2028\u2029]+/u).map((line) => line.slice(0, MAX_LINE).trim())
  const pieces = lines.flatMap((line) => line.split(/[,;|]/)).flatMap((piece) => piece.trim() || [])
  return signed(pieces) ?? introduced(lines) ?? pieces.find(isNamed) ?? onlyCard(pieces) ?? ''
}

/** The first name behind the last greeting; there one word is enough. */
function signed(pieces: readonly string[]): string | null {
  const at = pieces.findLastIndex((piece) => behindGreeting(piece) !== null)
  if (at < 0) return null
  const behind = [behindGreeting(pieces[at] ?? '') ?? '', ...pieces.slice(at + 1)].map((piece) => piece.replace(ON_BEHALF, ''))
  return behind.find((piece) => isNamed(piece) || (piece.length > 1 && isNameWord(piece) && !isParticle(piece))) ?? null
}

const isNamed = (piece: string): boolean =>
  !isSalutation(piece) && behindGreeting(piece) === null && (nameIn(piece) !== null || isFirm(piece))

/** `ich bin Sabine Hansen von der Tischlerei Hansen` → `Sabine Hansen` */
function introduced(lines: readonly string[]): string | null {
  for (const line of lines)
    for (const words of INTRODUCTIONS) {
      const at = ` ${line.toLowerCase()}`.indexOf(` ${words} `)
      const name = at < 0 ? null : leadingName(line.slice(at + words.length + 1))
      if (name) return name
    }
  return null
}

/** Two words that may be names, and what stands before a surname. */
function leadingName(text: string): string | null {
  const name: string[] = []
  for (const part of text.split(/\s+/u)) {
    const word = part.replace(/[.,;:!?)]$/u, '')
    const isPart = isNameWord(word) && (!isParticle(word) || name.length === 1 || isParticle(name.at(-1) ?? ''))
    if (isPart) name.push(word)
    if (!isPart || word !== part || (name.length > 1 && !isParticle(word))) break
  }
  return name.length > 1 && nameIn(name.join(' ')) ? name.join(' ') : null
}

/** What is no mail is a card, however its name is written. */
function onlyCard(pieces: readonly string[]): string | null {
  const isCard = pieces.every(
    (piece) => piece.split(/\s+/u).length <= MAX_CARD_WORDS && !isSalutation(piece) && !/\p{L}[.!?]$/u.test(piece),
  )
  return (isCard && pieces.find((piece) => /\p{L}{2}/u.test(piece))) || null
}
