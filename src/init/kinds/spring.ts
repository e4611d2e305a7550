import { type Kind } from '../Kind'
import { MARK } from '../mark'
import type { Project } from '../Project'

const SOURCES = 'src/main/java'
const RESOURCES = 'src/main/resources'

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
      adapter: { from: 'java/src/main', to: 'src/main', sign: 'java/partner/islands/Islands.java' },
      examples: [{ from: 'thymeleaf/IslandsController.java', to: `${folder}/IslandsController.java`, ...(inPackage && { inPackage }) }],
      page: { from: 'thymeleaf/page.html', to: `${RESOURCES}/templates/islands/page.html` },
      edits: [
        {
          file: `${RESOURCES}/application.properties`,
          say: `In ${RESOURCES}/application.properties:`,
          lines: () => [`# ${MARK}`, 'spring.web.resources.static-locations=classpath:/static/,file:public/'],
        },
      ],
      address: 'http://localhost:8080/islands',
      steps: inPackage
        ? []
        : [{ say: `Move ${folder}/IslandsController.java into the package of your application, and name that package in its first line.` }],
    }
  },
}
