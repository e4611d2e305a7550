import {
  my_requirements_colors,
  my_requirements_colors_file,
  my_requirements_construction,
  my_requirements_contact,
  my_requirements_files,
  my_requirements_inspiration,
  my_requirements_law,
  my_requirements_logo,
  my_requirements_structure,
  my_synonyms,
  my_synonyms_save,
} from '../../../src/contract/server'
import { toLocale } from '../../../src/model'
import { HttpError } from '../HttpError'
import { idOf } from '../idOf'
import { isRead } from '../isRead'
import { partsOf } from '../portal/authoriseCustomer'
import { presentShelfFile } from '../shelf/folderContent'
import { filesByIds } from '../shelf/shelf'
import { portalPage } from '../portal/portalPage'
import { colorsSheet } from '../portal/colorsSheet'
import { readSynonyms, saveSynonyms } from '../portal/synonyms'
import { WISH_PAGE_NAMES, WISH_PAGES, wishPageAfter, type WishPage } from '../portal/wishPages'
import { type Answers, checkAnswers, chooseFiles, isComplete, readWishes, saveWishes, sendWishes } from '../portal/wishes'
import { type Call, serve } from '../serve'
import { translator } from '../translate'

type WishCall = Pick<Call<typeof my_requirements_inspiration>, 'c' | 'services' | 'customer' | 'body' | 't'>

async function showPage({ c, services, customer, t }: WishCall, page: WishPage, given?: Answers, errors: Answers = {}) {
  const wishes = await readWishes(services.db, customer.website_id)
  const readOnly = !partsOf(customer).includes('wishes') && customer.user_id === null
  const suggested = Object.fromEntries(Object.entries(customer.contact).filter(([, value]) => typeof value === 'string'))
  const values = {
    title: t(`portal.wishes.${page}`),
    wish_page: page,
    fields: WISH_PAGES[page],
    answers: given ?? { ...(page === 'contact' ? suggested : {}), ...wishes[page] },
    errors,
    read_only: readOnly,
    complete: isComplete(wishes),
    pages: WISH_PAGE_NAMES.map((name) => ({
      name,
      href: `/my/requirements/${name}`,
      current: name === page,
      answered: Object.values(wishes[name] ?? {}).some(Boolean),
    })),
  }
  return portalPage(c, customer, 'wishes.njk', values, Object.keys(errors).length > 0 ? 422 : 200)
}

const SEND = '_send'

async function answerPage(call: WishCall, page: WishPage): Promise<Response> {
  const { c, services, customer, body, t } = call
  if (!body) return showPage(call, page)
  const { answers, errors } = checkAnswers(page, body, customer.customer['country'], t)
  if (Object.keys(errors).length > 0) {
    return showPage(call, page, answers, errors)
  }
  await saveWishes(services, customer, page, answers)
  if (!(SEND in body)) return c.redirect(`/my/requirements/${wishPageAfter(page) ?? page}?saved=1`, 303)
  if (!isComplete(await readWishes(services.db, customer.website_id))) throw new HttpError(409, 'refusal.wishesOpen')
  await sendWishes(services, customer, translator(services.root, toLocale(customer.settings.language ?? '')))
  return c.redirect('/my/?saved=1', 303)
}

export const portalWishRoutes = [
  serve(my_requirements_inspiration, (call) => answerPage(call, 'inspiration')),
  serve(my_requirements_construction, (call) => answerPage(call, 'construction')),
  serve(my_requirements_logo, (call) => answerPage(call, 'logo')),
  serve(my_requirements_colors, (call) => answerPage(call, 'colors')),
  serve(my_requirements_structure, (call) => answerPage(call, 'structure')),
  serve(my_requirements_law, (call) => answerPage(call, 'law')),
  serve(my_requirements_contact, (call) => answerPage(call, 'contact')),

  serve(my_requirements_files, async ({ c, services, customer, params, t }) => {
    const files = await filesByIds(services.db, { websiteId: customer.website_id, shelf: 'portal' }, params.ids.split(',').map(idOf))
    if (!isRead(c)) {
      await chooseFiles(services, customer, files)
      return c.redirect(`/my/requirements/files/${params.ids}?saved=1`, 303)
    }
    return portalPage(c, customer, 'wish_files.njk', {
      title: t('portal.files.chosen'),
      files: files.map((file) => presentShelfFile({ websiteId: customer.website_id, shelf: 'portal' }, file)),
    })
  }),

  // The palette as a style sheet, for whoever builds the website.
  serve(my_requirements_colors_file, async ({ c, services, customer }) => {
    const { colors = {} } = await readWishes(services.db, customer.website_id)
    return c.body(colorsSheet(colors), 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Content-Disposition': 'attachment; filename="colors.css"',
    })
  }),

  serve(my_synonyms, ({ services, customer, params }) => readSynonyms(services.db, customer.website_id, params.term)),

  serve(my_synonyms_save, async ({ services, customer, params, body }) => {
    await saveSynonyms(services.db, customer.website_id, params.term, body.items)
    return readSynonyms(services.db, customer.website_id, params.term)
  }),
]
