import { dataOf, type Kind, type Recipe } from '../Kind'
import type { Project } from '../Project'

const SOURCES = 'src/main/java'
const RESOURCES = 'src/main/resources'
const PAGE: Recipe = { from: 'thymeleaf/page.html', to: `${RESOURCES}/templates/islands/page.html` }

/** Spring looks for components in the package of the application and below; it never looks into the unnamed one. */
function packageOf(project: Project): string | undefined {
  const application = project.below(SOURCES).find((file) => file.endsWith('.java') && project.read(file).includes('@SpringBootApplication'))
  return application && /^package ([\w.]+)/m.exec(project.read(application))?.[1]
}

export const spring: Kind = {
  title: 'Spring with Thymeleaf',
  recognise: (project) => ['pom.xml', 'build.gradle', 'build.gradle.kts'].find((file) => /spring-?boot/i.test(project.read(file))),
  place: (project) => {
    const inPackage = packageOf(project)
    const folder = [SOURCES, ...(inPackage?.split('.') ?? [])].join('/')
    return {
      assets: 'public/assets',
      helpers: [{ from: 'thymeleaf/PartnerIslands.java', to: `${folder}/PartnerIslands.java`, ...(inPackage && { inPackage }) }],
      page: PAGE,
      address: 'http://localhost:8080/islands',
      steps: [
        ...(inPackage
          ? []
          : [{ say: `Move ${folder}/PartnerIslands.java into the package of your application, and name that package in its first line.` }]),
        {
          say: `In ${RESOURCES}/application.properties:`,
          code: ['spring.web.resources.static-locations=classpath:/static/,file:public/'],
        },
        {
          say: 'Show the page in a controller:',
          code: [
            '@GetMapping("/islands")',
            'String islands(Model model) throws IOException {',
            `    var data = new ClassPathResource("${dataOf(PAGE).replace(`${RESOURCES}/`, '')}").getInputStream();`,
            '    var page = new ObjectMapper().readValue(data, Map.class);',
            '    model.addAllAttributes(Map.of("title", "Islands", "page", page, "props", Map.of(), "nonce", ""));',
            '    return "islands/page";',
            '}',
          ],
        },
      ],
    }
  },
}
