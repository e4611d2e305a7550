import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.context.annotation.Bean;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.request.MockMvcRequestBuilders;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;
import org.springframework.web.servlet.View;
import org.springframework.web.servlet.view.AbstractView;
import partner.islands.IslandsConfiguration;

/**
 * Fills the page of the recipe in a Spring application that has the bean of the package: for each case on standard input or, where there is
 * none, as Spring's own dispatcher answers a request with the controller of the recipe.
 */
public class Render {
    public static void main(String[] args) throws Exception {
        ObjectMapper mapper = new ObjectMapper();
        try (GenericApplicationContext application = application()) {
            Template template = new Template(Files.readString(Path.of(args[0])), application);
            List<String> pages = new ArrayList<>();
            for (Object one : mapper.readValue(System.in, List.class)) pages.add(template.fill(mapper.convertValue(one, Map.class)));
            if (pages.isEmpty()) pages.add(answer(template));
            mapper.writeValue(System.out, pages);
        }
    }

    /** Debian's Spring cannot make the subclass that it makes of a configuration: the method of the bean is called without. */
    private static GenericApplicationContext application() {
        GenericApplicationContext application = new GenericApplicationContext();
        application.registerBeanDefinition("configuration", new RootBeanDefinition(IslandsConfiguration.class));
        for (Method method : IslandsConfiguration.class.getDeclaredMethods()) {
            RootBeanDefinition definition = new RootBeanDefinition();
            definition.setFactoryBeanName("configuration");
            definition.setFactoryMethodName(method.getName());
            application.registerBeanDefinition(method.getAnnotation(Bean.class).value()[0], definition);
        }
        application.refresh();
        return application;
    }

    private static String answer(Template template) throws Exception {
        View view = new AbstractView() {
            @Override
            protected void renderMergedOutputModel(Map<String, Object> model, HttpServletRequest request, HttpServletResponse response) throws IOException {
                response.getWriter().write(template.fill(model));
            }
        };
        MockMvc mvc = MockMvcBuilders.standaloneSetup(new IslandsController()).setSingleView(view).build();
        MockHttpServletResponse response = mvc.perform(MockMvcRequestBuilders.get("/islands")).andReturn().getResponse();
        if (response.getStatus() != 200) throw new IllegalStateException("/islands answers with " + response.getStatus());
        return response.getContentAsString();
    }
}
