export { useWebsiteTitle } from './useWebsiteTitle'
export { givenId, websiteOf, websiteProps, type WebsiteProps } from './websiteProps'
