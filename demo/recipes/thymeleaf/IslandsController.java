import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.Map;
import org.springframework.core.io.ClassPathResource;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.RequestMapping;

/** The example page at /islands. */
@Controller
public class IslandsController {
    @RequestMapping("/islands")
    public String page(Model model) throws IOException {
        Map<?, ?> page = new ObjectMapper().readValue(new ClassPathResource("templates/islands/page.json").getInputStream(), Map.class);
        model.addAllAttributes(Map.of("title", "Islands", "page", page, "props", Map.of(), "nonce", ""));
        return "islands/page";
    }
}
